import type { BriefPart } from '../../../text/index.ts'
import { useTableWords } from '../words.ts'

interface Props {
  parts: readonly BriefPart[]
  isAnswer: boolean
  isOpen: boolean
}

/** The game in two pages, or those of its parts that answer what is searched. */
export function Brief({ parts, isAnswer, isOpen }: Props) {
  const words = useTableWords().rules
  if (parts.length === 0) return null
  return (
    <details className="rule-brief" key={String(isAnswer)} open={isAnswer || isOpen}>
      <summary>{isAnswer ? words.answer : words.brief}</summary>
      {parts.map(({ title, text }) => (
        <section key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </section>
      ))}
    </details>
  )
}
