/** Asks what the strong bot would do, above the question, so that it covers no choice. */
import { useTable } from '../context.ts'
import { useTableWords } from '../words.ts'

export function AskAdvice() {
  const { advice, say } = useTable()
  const words = useTableWords().advice
  if (!advice.isAllowed || advice.given !== null) return null
  return (
    <button
      type="button"
      className="question-link"
      title={words.askAbout}
      disabled={advice.isThinking}
      onClick={() => advice.ask().catch(() => say(words.failed))}
    >
      {words.ask}
    </button>
  )
}
