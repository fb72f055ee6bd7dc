/** Laws of BattleLore that hold in every position: name -> a complaint, or null. */
import type { Game } from '../../../kernel/index.ts'
import { commandDeck } from '../data/commandCards.ts'
import { loreDeck } from '../data/loreCards.ts'
import { unitTypes } from '../data/units.ts'
import type { BattleLore } from '../types.ts'
import { canOccupy } from './field/field.ts'
import { cardOf, type G } from './field/units.ts'
import { cardLimit } from './setup/muster.ts'

export const invariants: Game<BattleLore>['invariants'] = {
  'BL-1.9: one unit a hex': ({ open }) => {
    const hexes = open.units.map(({ hex }) => hex)
    return new Set(hexes).size < hexes.length ? `two units in one of ${hexes}` : null
  },

  'BL-6.2, BL-16.7: units stand where they may stand': ({ open }) => {
    const stray = open.units.find(({ type, hex }) => !canOccupy(open, type, hex))
    return stray ? `${stray.id} cannot stand on ${stray.hex}` : null
  },

  'BL-9.1, BL-9.4: health is between 1 and the value of the card': ({ open }) => {
    const odd = open.units.find(unit => unit.health > cardOf(unit).health || unit.health < 1)
    return odd ? `${odd.id} has ${odd.health}` : null
  },

  'BL-1.8: no more units of a kind than deployment cards': ({ open }) => {
    if (open.options.learning) return null
    const over = unitTypes.find(type => open.units.filter(unit => unit.type === type).length > cardLimit(open, type))
    return over ? `too many ${over}` : null
  },

  'BL-3.6.4: nobody spends points he has not': ({ open, held }) =>
    open.lore.some(n => n < 0) || open.points.some(n => n < 0) || held.some(({ muster }) => muster.decoys < 0)
      ? 'a number below nothing'
      : null,

  'BL-1.8: sixty command cards': g => {
    if (!dealt(g)) return null
    const { hidden, open, held } = g
    const all = [
      ...hidden.commandDeck,
      ...open.commandDiscard,
      ...held.flatMap(({ commands, drawn }) => [...commands, ...drawn]),
    ]
    return sameCards(all, commandDeck) ? null : `${all.length} command cards`
  },

  'BL-1.8: twenty lore cards a faction': g => {
    if (!dealt(g) || g.open.options.learning) return null
    const { hidden, open, held } = g
    const shown = open.turn?.shown ?? []
    const wrong = open.factions.find((faction, seat) => {
      const own = loreDeck(faction)
      const all = [...hidden.loreDecks[seat], ...open.loreDiscards[seat], ...held[seat].lores]
      return !sameCards([...all, ...shown.filter(card => own.includes(card))], own)
    })
    return wrong ? `cards of ${wrong} are lost` : null
  },

  'BL-22.1: the open numbers of cards are true': ({ open, held, hidden }) => {
    const truth = [
      held.map(({ commands }) => commands.length),
      held.map(({ lores }) => lores.length),
      hidden.loreDecks.map(deck => deck.length),
      hidden.commandDeck.length,
    ]
    const told = [open.commandHands, open.loreHands, open.loreDecks, open.commandDeck]
    return String(truth) === String(told) ? null : `${truth} told as ${told}`
  },

  'BL-3.8.1: a back for each face, and the rest in hand': ({ open, held }) => {
    if (open.options.simultaneousDeployment || open.turn) return null
    const wrong = held.findIndex(({ faces, pile }, seat) => {
      const backs = Object.keys(open.backs).filter(hex => open.backs[hex as keyof typeof open.backs] === seat)
      return String(backs.sort()) !== String(Object.keys(faces).sort()) || open.toDeploy[seat] !== pile.length
    })
    return wrong < 0 || open.units.length > 0 ? null : `the backs of seat ${wrong} are not its cards`
  },

  'BL-11.2: an attack and its counter, nothing deeper': ({ open }) =>
    open.fights.length > 2 || (open.fights.length > 0 && !open.turn) ? `${open.fights.length} combats` : null,

  'BL-5.4: a unit is ordered once, and only its own side orders it': ({ open }) => {
    const ordered = open.turn?.ordered.map(({ unit }) => unit) ?? []
    const foreign = open.units.find(({ id, seat }) => ordered.includes(id) && seat !== open.turn!.seat)
    return new Set(ordered).size < ordered.length || foreign ? `ordered: ${ordered}` : null
  },
}

/** Cards are in play once the opening hands are dealt. */
const dealt = ({ open, hidden }: G) => open.commandDeck > 0 || hidden.commandDeck.length > 0 || open.turn !== null

const sameCards = (a: readonly string[], b: readonly string[]) => String([...a].sort()) === String([...b].sort())
