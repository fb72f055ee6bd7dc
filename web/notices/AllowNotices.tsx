/** Asks the browser, when the reader wishes so, whether it may show notices; says what came of it. */
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { useNoticeWords } from './words.ts'

const permissionNow = () => ('Notification' in globalThis ? Notification.permission : null)

export function AllowNotices() {
  const words = useNoticeWords()
  const [permission, setPermission] = useState(permissionNow)
  if (permission === null) return <p className="quiet">{words.unknown}</p>
  if (permission === 'default') {
    const ask = () => void Notification.requestPermission().then(setPermission)
    return (
      <div>
        <Button onClick={ask}>{words.allow}</Button>
      </div>
    )
  }
  return (
    <p className="quiet" role="status">
      {permission === 'granted' ? words.allowed : words.denied}
    </p>
  )
}
