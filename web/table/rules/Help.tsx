import { Dialog } from '../../../ui/Dialog.tsx'
import { useWords } from '../../words.ts'
import { useTableWords } from '../words.ts'

const keys = {
  arrows: '← ↑ ↓ →',
  enter: 'Enter',
  digits: '1 … 9',
  u: 'u',
  p: 'p',
  c: 'c',
  b: 'b',
  l: 'l',
  slash: '/',
  comma: ', .',
  space: '␣',
  decisions: '← →',
  ends: 'Home, End',
  question: '?',
  escape: 'Esc',
} as const

/** The keys of the table page. */
export function Help({ onClose }: { onClose(): void }) {
  const { help } = useTableWords()
  const { close } = useWords()
  return (
    <Dialog title={help.title} close={close} onClose={onClose}>
      <dl className="keys">
        {Object.entries(keys).map(([id, key]) => (
          <div key={id}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{help.keys[id as keyof typeof keys]}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
