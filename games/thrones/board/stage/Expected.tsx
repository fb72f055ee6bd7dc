/** What the attack that is being drafted would come to, line by line, with what is open. */
import { type LedgerSide, Ledgers } from '../../../../ui/Ledgers.tsx'
import { RichText } from '../../../../ui/RichText.tsx'
import { colorToken, Emblem } from '../../../../worlds/westeros/ui/Arms.tsx'
import { expectedAttack, type Expected as Facts } from '../../rules/combat/expected.ts'
import { total } from '../../rules/combat/strength.ts'
import { positionOf } from '../../rules/position/tracks.ts'
import type { Side } from '../../types.ts'
import { question } from '../moveTargets.ts'
import type { BoardProps } from '../props.ts'
import { Frame } from './Frame.tsx'

const sides: readonly Side[] = ['attacker', 'defender']

function sideOf({ view, texts }: BoardProps, facts: Facts, side: Side): LedgerSide {
  const house = view.open.houses[facts.seats[side]]
  const [least, most] = facts.cards[side]
  return {
    id: side,
    title: texts.names.houses[house],
    as: texts.names.terms[side],
    emblem: <Emblem role={house} size={30} />,
    colorToken: `var(${colorToken(house)})`,
    card: <small>{texts.words.cardRange(least, most)}</small>,
    lines: facts.strength[side].map(({ why, of, n }) => ({ why: <RichText rich={texts.reasons(why, of, view)} />, n })),
    total: total(facts.strength[side]),
  }
}

/** Who is ahead before the cards; what else may change it. */
function Outlook({ props: { view, texts }, facts }: { props: BoardProps; facts: Facts }) {
  const { words, names } = texts
  const { open } = view
  const [attack, defence] = sides.map(side => total(facts.strength[side]))
  const fiefdoms = (side: Side) => positionOf(open, 'fiefdoms', facts.seats[side])
  const better: Side = fiefdoms('attacker') < fiefdoms('defender') ? 'attacker' : 'defender'
  const name = (side: Side) => names.houses[open.houses[facts.seats[side]]]
  const ahead: Side = attack === defence ? better : attack > defence ? 'attacker' : 'defender'
  return (
    <>
      {attack === defence ? words.aheadByTie(name(better)) : words.ahead(name(ahead))}{' '}
      {attack !== defence && words.tieGoes(name(better))} {words.beforeCards}
      {facts.others.length > 0 &&
        ` ${words.othersMay(
          facts.others.map(place => `${names.houses[open.houses[open.armies[place]!.seat]]} (${names.places[place]})`),
        )}`}
    </>
  )
}

export function Expected(props: BoardProps) {
  const { view, texts } = props
  const march = question(view, 'march')
  const facts = march && expectedAttack(view.open, march)
  if (!facts) return null
  const title = texts.words.expected(texts.names.places[facts.at])
  const brief = sides.map(side => total(facts.strength[side])).join(' : ')
  return (
    <Frame title={title} brief={brief} texts={texts} quiet>
      <Ledgers
        label={title}
        layout="compact"
        sides={sides.map(side => sideOf(props, facts, side))}
        result={<Outlook props={props} facts={facts} />}
      />
    </Frame>
  )
}
