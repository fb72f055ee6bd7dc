/** Help at the table: how the game is won, where it is learnt, what is drawn on the board, the keys. */
import './help.css'
import { Link } from 'wouter'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { useWords } from '../../words.ts'
import { useTable } from '../context.ts'
import { useTableWords } from '../words.ts'

const keys = {
  arrows: '← ↑ ↓ →',
  map: 'Shift ← ↑',
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

export function Help({ onClose }: { onClose(): void }) {
  const { board, texts, scene, openTab } = useTable()
  const { help: words, hints } = useTableWords()
  const { close } = useWords()
  const { Legend } = board
  const { game } = scene.tableView.setup
  const read = () => {
    onClose()
    openTab('rules')
  }
  return (
    <Dialog title={words.title} close={close} onClose={onClose} className="help">
      {texts.aim && (
        <p>
          <strong>{hints.aimTitle}:</strong> {texts.aim}
        </p>
      )}
      <p>{words.choose}</p>
      <div className="help-ways">
        <Button small onClick={read}>
          {words.read}
        </Button>
        {scene.guide === undefined && (
          <Link href={`/learn/${game}`} className="button small">
            {words.learn}
          </Link>
        )}
      </div>
      {Legend && (
        <section>
          <h3>{words.legend}</h3>
          <Legend texts={texts} />
        </section>
      )}
      <details open={!Legend}>
        <summary>{words.keyboard}</summary>
        <dl className="keys">
          {Object.entries(keys).map(([id, key]) => (
            <div key={id}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{words.keys[id as keyof typeof keys]}</dd>
            </div>
          ))}
        </dl>
      </details>
    </Dialog>
  )
}
