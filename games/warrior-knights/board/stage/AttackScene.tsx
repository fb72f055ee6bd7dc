/** WK-9.1, WK-9.4.1: who takes part in an attack that is being declared, and for a siege the test of strengths. */
import { capitalized, labelled } from '../../../../text/index.ts'
import { MoveButton } from '../../../../ui/board/MoveButtons.tsx'
import type { NobleId } from '../../data/barons.ts'
import { siegeStrengths } from '../../rules/battle/declaring.ts'
import { asking } from '../../texts/common/position.ts'
import type { WarriorKnights } from '../../types.ts'
import { oddsOf } from '../costs.ts'
import { placeName } from '../inWords.ts'
import type { BoardProps } from '../props.ts'
import { ArmyLine, siteName } from './Armies.tsx'
import { Frame, Moves, movesOf } from './Frame.tsx'

type Props = BoardProps
type Step = WarriorKnights['asks']['chooseNobles']

export function AttackScene(props: Props) {
  const { view, texts } = props
  const step = asking(view, 'chooseNobles')
  if (!step) return null
  const { kind, site, area } = step
  const title =
    site === null
      ? texts.stage.battleAt(placeName(area, texts))
      : (kind === 'siege' ? texts.stage.siegeOf : texts.stage.assaultOn)(siteName(site, props))
  return (
    <Frame title={title} props={props}>
      <ul className="knights-armies knights-part">
        {[...step.nobles, ...benched(props)].map(noble => (
          <Fighter key={noble} noble={noble} isIn={step.nobles.includes(noble)} props={props} />
        ))}
      </ul>
      {kind === 'siege' ? <Test step={step} props={props} /> : <Expected step={step} props={props} />}
      <Moves props={props} which={({ do: name }) => name !== 'bench' && name !== 'unbench'} primary="commit" />
    </Frame>
  )
}

/** Those who may join: the moves name them. */
const benched = (props: Props): NobleId[] => movesOf(props).flatMap(move => (move.do === 'unbench' ? [move.noble] : []))

function Fighter({ noble, isIn, props }: { noble: NobleId; isIn: boolean; props: Props }) {
  const { busy, onMove, texts } = props
  const move = movesOf(props).find(each => (each.do === 'bench' || each.do === 'unbench') && each.noble === noble)
  const note = isIn ? texts.stage.fights : texts.stage.staysOut
  const short = isIn ? texts.stage.leaveOut : texts.stage.takeIn
  return (
    <ArmyLine army={noble} note={note} props={props}>
      {move && <MoveButton move={move} label={labelled(move, props)} short={short} {...{ busy, onMove }} />}
    </ArmyLine>
  )
}

/** What those who take part may expect. */
const Expected = ({ step, props }: { step: Step; props: Props }) => (
  <p className="knights-note" role="status">
    {capitalized(oddsOf(step, step.nobles, props).join('; '))}.
  </p>
)

/** WK-9.4.1: more than the walls, the troops in them and their leader. */
function Test({ step, props }: { step: Step; props: Props }) {
  const { view, texts } = props
  const { attack, defence } = siegeStrengths(view.open, step.nobles, step.site!)
  const passes = attack > defence
  return (
    <p className={passes ? 'knights-note' : 'knights-danger'} role="status">
      <b>{texts.stage.strengths(attack, defence)}</b> {passes ? texts.stage.siegeHolds : texts.stage.siegeTooWeak}
    </p>
  )
}
