import { useEffect, useRef, useState } from 'react'
import { plain, sentenceOf } from '../../../text/index.ts'
import { useAnnouncement } from '../ask/Ask.tsx'
import { useTable } from '../context.ts'

/**
 * What a screen reader is told as it happens: new lines of the log, then the question, in the language of the page. Each line
 * and each question is an element of its own: what is said twice in a row is told twice.
 */
export function Announcer() {
  const { scene, view, texts } = useTable()
  const question = useAnnouncement()
  const [news, setNews] = useState<typeof scene.log>([])
  const last = useRef(scene.log.at(-1)?.n ?? -1)
  useEffect(() => {
    const fresh = scene.log.filter(line => line.n > last.current)
    last.current = scene.log.at(-1)?.n ?? -1
    if (fresh.length > 0) setNews(fresh)
  }, [scene])
  return (
    <div className="visually-hidden">
      <div role="log">
        {news.map(line => (
          <p key={line.n}>{plain(sentenceOf(texts, line.event, scene.tableView.view!))}</p>
        ))}
      </div>
      <p role="status">
        <span key={view.moved}>{question}</span>
      </p>
    </div>
  )
}
