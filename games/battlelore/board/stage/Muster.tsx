/** BL-3.6: the army list, with points, limits and whether it is legal. */

import { UnitPortrait } from '../../../../hex/ui/pieces/Pieces.tsx'
import { UnitValues } from '../../../../hex/ui/pieces/UnitCard.tsx'
import { same } from '../../../../kernel/index.ts'
import { Button } from '../../../../ui/Button.tsx'
import { OptionButton } from '../../../../ui/board/MoveButtons.tsx'
import { StagePanel } from '../../../../ui/StagePanel.tsx'
import { Tip } from '../../../../ui/Tip.tsx'
import { useMoveMarks } from '../../../../ui/wanted.ts'
import { armyCardsOf, armyCardTable } from '../../data/armies.ts'
import { startingLoreMax, tentMusterPoints } from '../../data/constants.ts'
import { type UnitType, unitsOf, unitTable } from '../../data/units.ts'
import { deploymentHexes } from '../../rules/setup/deployable.ts'
import { cardLimit, cardsOf, costOf, pointsLeft } from '../../rules/setup/muster.ts'
import type { Move } from '../../types.ts'
import type { BoardProps } from '../props.ts'
import { unitLooks } from '../Unit.tsx'
import { UnitTypeCard, valuesOf } from '../UnitCard.tsx'

type Props = BoardProps

const find = ({ view }: Props, wanted: Move) => view.legalMoves.find(move => same(move, wanted))

/** A button that stays, and is dull while its move is not legal. */
const Act = ({ props, ...act }: { props: Props; move: Move; label: string; children: React.ReactNode }) => (
  <OptionButton<Props['view']['legalMoves'][number]>
    {...act}
    legalMoves={props.view.legalMoves}
    busy={props.busy}
    onMove={props.onMove}
  />
)

/** A number with buttons for less and more. */
const Count = ({
  props,
  value,
  name,
  less,
  more,
}: {
  props: Props
  value: string
  name: string
  less: Move
  more: Move
}) => (
  <span className="lore-stepper">
    <Act props={props} move={less} label={props.texts.words.less(name)}>
      −
    </Act>
    <output>{value}</output>
    <Act props={props} move={more} label={props.texts.words.more(name)}>
      +
    </Act>
  </span>
)

function UnitRow({ type, props }: { type: UnitType; props: Props }) {
  const { view, texts } = props
  const { open, own } = view
  const words = texts.words
  const names = texts.names
  const name = names.units[type]
  const scenario = open.scenarios[view.seat!]
  const [cost, usual] = [costOf(type, scenario), unitTable[type].cost]
  const n = own!.muster.units.filter(unit => unit === type).length
  return (
    <li className={`lore-muster-row lore-${unitTable[type].faction}${n > 0 ? ' taken' : ''}`}>
      <Tip tip={<UnitTypeCard type={type} texts={texts} />} className="lore-muster-unit">
        <UnitPortrait look={unitLooks[type]} width={48} scale={0.9} />
        <span className="lore-price" title={words.cost}>
          <span className="visually-hidden">{words.cost} </span>
          {cost}
        </span>
        <span>
          <b>{name}</b>
          <UnitValues values={valuesOf(type, unitTable[type].range, texts)} />
          {scenario && cost !== usual && <small>{words.changedCost(cost, usual, names.cards[scenario])}</small>}
        </span>
      </Tip>
      <Count
        props={props}
        name={name}
        value={words.limit(n, cardLimit(open, type))}
        less={{ do: 'sell', unit: type }}
        more={{ do: 'buy', unit: type }}
      />
    </li>
  )
}

function Extras({ props }: { props: Props }) {
  const { view, texts } = props
  const { muster } = view.own!
  const words = texts.words
  return (
    <ul>
      <li className="lore-muster-row">
        <div>
          <b>{words.tent}</b>
          <small>{words.tentAbout}</small>
        </div>
        <Act
          props={props}
          move={{ do: 'tent', take: !muster.tent }}
          label={muster.tent ? words.less(words.tent) : `${words.tent} +${tentMusterPoints}`}
        >
          {muster.tent ? '−' : `+${tentMusterPoints}`}
        </Act>
      </li>
      {!view.open.options.simultaneousDeployment && (
        <li className="lore-muster-row">
          <div>
            <b>{words.decoys}</b>
            <small>{words.decoysAbout}</small>
          </div>
          <Count
            props={props}
            name={words.decoy}
            value={words.limit(muster.decoys, 11)}
            less={{ do: 'decoy', more: false }}
            more={{ do: 'decoy', more: true }}
          />
        </li>
      )}
    </ul>
  )
}

function ArmyCards({ props }: { props: Props }) {
  const { view, texts } = props
  const words = texts.words
  const names = texts.names
  const taken = view.own!.muster.army
  const list = (units: Readonly<Partial<Record<UnitType, number>>>) =>
    (Object.keys(units) as UnitType[]).map(type => `${units[type]} ${names.units[type]}`).join(', ')
  return (
    <fieldset className="lore-army-cards">
      <legend>{words.armyCards}</legend>
      {armyCardsOf(view.open.factions[view.seat!]).map(army => (
        <button
          key={army}
          type="button"
          aria-pressed={taken === army}
          disabled={props.busy || !find(props, { do: 'army', army: taken === army ? null : army })}
          onClick={() => props.onMove({ do: 'army', army: taken === army ? null : army })}
        >
          <b>{names.cards[army]}</b>
          <small>{list(armyCardTable[army].units)}</small>
        </button>
      ))}
      {taken && (
        <Act props={props} move={{ do: 'army', army: null }} label={words.ownChoice}>
          {words.ownChoice}
        </Act>
      )}
    </fieldset>
  )
}

export function MusterStage(props: Props) {
  const { view, texts } = props
  const { open, seat, own } = view
  const markOf = useMoveMarks()
  const words = texts.words
  const left = pointsLeft(open, seat!, own!.muster)
  const cards = cardsOf(own!.muster).length
  const ready = find(props, { do: 'mustered' })
  return (
    <StagePanel title={words.muster} brief={left} words={words} wide>
      <div className="lore-muster">
        <p className="lore-muster-sum" role="status">
          <b>
            {words.points} {left}
          </b>
          <span>{words.loreLeft(Math.min(startingLoreMax, left))}</span>
          <span>{words.cardsOf(cards, deploymentHexes(open, seat!).length)}</span>
          <span className={ready ? 'good' : 'danger'}>{ready ? words.legal : words.empty}</span>
        </p>
        <div className="lore-muster-columns">
          <ul>
            {unitsOf(open.factions[seat!]).map(type => (
              <UnitRow key={type} type={type} props={props} />
            ))}
          </ul>
          <div>
            <Extras props={props} />
            <ArmyCards props={props} />
          </div>
        </div>
        <Button
          kind="primary"
          disabled={props.busy || !ready}
          {...markOf(ready)}
          onClick={() => ready && props.onMove(ready)}
        >
          {words.callArmy}
        </Button>
      </div>
    </StagePanel>
  )
}
