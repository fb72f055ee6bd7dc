import { Glyph } from '../../ui/Glyph.tsx'
import { useWords } from '../words.ts'
import type { Toast } from './useToasts.ts'

export function Toasts({ toasts, onDrop }: { toasts: readonly Toast[]; onDrop(id: number): void }) {
  const { close } = useWords()
  return (
    <div className="toasts" role="alert">
      {toasts.map(({ id, text }) => (
        <p key={id} className="toast">
          {text}
          <button type="button" className="button quiet small" aria-label={close} onClick={() => onDrop(id)}>
            <Glyph is="close" />
          </button>
        </p>
      ))}
    </div>
  )
}
