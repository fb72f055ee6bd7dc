import { useEffect, useRef, useState } from 'react'
import { plain, sentenceOf } from '../../../text/index.ts'
import { useAnnouncement } from '../ask/Ask.tsx'
import { useTable } from '../context.ts'

/** What a screen reader is told as it happens: new lines of the log, then the question. */
export function Announcer() {
  const { scene, texts } = useTable()
  const question = useAnnouncement()
  const [news, setNews] = useState('')
  const last = useRef(scene.log.at(-1)?.n ?? -1)
  useEffect(() => {
    const fresh = scene.log.filter(line => line.n > last.current)
    last.current = scene.log.at(-1)?.n ?? -1
    if (fresh.length > 0)
      setNews(fresh.map(line => plain(sentenceOf(texts, line.event, scene.tableView.view!))).join(' '))
  }, [scene, texts])
  return (
    <div className="visually-hidden">
      <p role="log" aria-live="polite">
        {news}
      </p>
      <p role="status">{question}</p>
    </div>
  )
}
