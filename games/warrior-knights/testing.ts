/**
 * Any position in a few lines, for tests. Seats are red, blue, green, black, purple and yellow, in this order; the board is
 * empty, no city is razed, all Nobles and strongholds are off the board, nobody holds a token, everybody has 15 crowns:
 *
 *   const t = scene(4).noble('red-star', 'k-c4', ['reg-red-100', 'merc-english-100-1'])
 *   t.fate('casualty', 'victory').order('red', 'mobilize-forces')
 *   t.move('red', { do: 'assault', site: 'froli' })
 */
import { put, putAt, type Seat, type State, seedFrom, start } from '../../kernel/index.ts'
import { HandSet } from '../../kernel/testing/scene.ts'
import type { BaronCard, NeutralCard, SpecialArea } from './data/actionCards.ts'
import { type Agenda, agendas } from './data/agendas.ts'
import type { Area } from './data/areas.ts'
import { type ArmyId, type Baron, barons, type NobleId, strongholdOf } from './data/barons.ts'
import { type City, cities } from './data/cities.ts'
import { type EventCard, eventCards, eventTable } from './data/events.ts'
import { type FateCard, type FateFacts, fateCards, fateTable } from './data/fate.ts'
import { isMercenary, type Mercenary, mercenaries, type Troop } from './data/troops.ts'
import { warriorKnights } from './game.ts'
import { setArmy, setNoble } from './rules/armies.ts'
import { knownAgendas } from './rules/imagine.ts'
import { setCity, setStronghold } from './rules/sites.ts'
import { baronCardsShown } from './testing/cards.ts'
import type { CityState, Noble, Open, Options, Site, WarriorKnights } from './types.ts'

/** The four results of a battle, and what else a Fate card may be asked for. */
type FateWish =
  | FateCard
  | FateFacts['battle']
  | 'revolt'
  | 'quiet'
  | { readonly [Field in keyof FateFacts]?: FateFacts[Field] }

/** A table whose position is set by hand; see HandSet. */
export class Scene extends HandSet<WarriorKnights, Baron> {
  constructor(state: State<WarriorKnights>) {
    super(warriorKnights, state)
  }

  protected parts(): readonly Baron[] {
    return this.open.barons
  }

  get g() {
    return this.state.g
  }

  /** Puts a Noble on the board (or leaves him off it: null) with these cards. */
  noble(noble: NobleId, area: Area | null, cards: readonly Troop[] = [], part: Partial<Noble> = {}): this {
    setNoble(this.g, noble, { at: area === null ? 'off' : 'board', area, ...part })
    return this.army(noble, cards)
  }

  army(army: ArmyId, cards: readonly Troop[], tokens = 0): this {
    setArmy(this.g, army, { cards, tokens })
    return this.sweep()
  }

  tokens(army: ArmyId, tokens: number): this {
    setArmy(this.g, army, { tokens })
    return this
  }

  stronghold(baron: Baron, area: Area | null, cards: readonly Troop[] = [], breaches = 0): this {
    setStronghold(this.g, this.seat(baron), { area, breaches })
    return this.army(strongholdOf(baron), cards)
  }

  city(city: City, baron: Baron | null, part: Partial<CityState> = {}): this {
    setCity(this.g, city, { owner: baron === null ? null : this.seat(baron), ...part })
    return this
  }

  siege(site: Site, baron: Baron, round = this.open.round): this {
    return this.set({ sieges: [...this.open.sieges, { site, by: this.seat(baron), round }] })
  }

  private each(what: 'crowns' | 'votes' | 'faith' | 'influence', amounts: Partial<Record<Baron, number>>): this {
    for (const [baron, n] of Object.entries(amounts)) {
      this.open[what] = putAt(this.open[what], this.seat(baron as Baron), n)
    }
    return this
  }
  crowns(amounts: Partial<Record<Baron, number>>): this {
    return this.each('crowns', amounts)
  }
  votes(amounts: Partial<Record<Baron, number>>): this {
    return this.each('votes', amounts)
  }
  faith(amounts: Partial<Record<Baron, number>>): this {
    return this.each('faith', amounts)
  }
  influence(amounts: Partial<Record<Baron, number>>): this {
    return this.each('influence', amounts)
  }

  chairman(baron: Baron | null): this {
    const seat = baron === null ? null : this.seat(baron)
    return this.set({ chairman: seat, lastChairman: seat ?? this.open.lastChairman })
  }
  church(baron: Baron | null): this {
    return this.set({ church: baron === null ? null : this.seat(baron) })
  }
  ban(...banned: Baron[]): this {
    return this.set({ banned: banned.map(baron => this.seat(baron)) })
  }

  /** The next Fate cards, the first one on top; by their cards, or by what they show. No card twice. */
  fate(...wishes: FateWish[]): this {
    const taken: FateCard[] = []
    for (const wish of wishes) {
      const card = fateCards.find(each => !taken.includes(each) && fits(each, wish))
      if (!card) throw new Error(`No Fate card is left that shows ${JSON.stringify(wish)}.`)
      taken.push(card)
    }
    const rest = fateCards.filter(card => !taken.includes(card))
    this.g.hidden.fateDeck = [...taken, ...rest]
    return this.set({ fateDeck: fateCards.length })
  }

  /** The next Events; those that lie elsewhere stay there. */
  eventDeck(...cards: EventCard[]): this {
    const rest = this.g.hidden.events.filter(card => !cards.includes(card))
    this.g.hidden.events = [...cards, ...rest]
    return this.set({ eventDeck: this.g.hidden.events.length, eventTop: eventTable[this.g.hidden.events[0]].colour })
  }

  /** The Current Agendas. */
  agendas(...current: Agenda[]): this {
    this.set({ agendas: current, agendaDiscards: this.open.agendaDiscards.filter(each => !current.includes(each)) })
    return this.sweep()
  }

  /** Agendas in effect: laws for all, charges for a Baron, offices for a Noble. */
  law(...laws: Open['laws'][number][]): this {
    return this.set({ laws: [...this.open.laws, ...laws] }).sweep()
  }
  charge(baron: Baron, ...cards: Open['charges'][number][number][]): this {
    const seat = this.seat(baron)
    return this.set({ charges: putAt(this.open.charges, seat, [...this.open.charges[seat], ...cards]) }).sweep()
  }
  office(noble: NobleId, office: Noble['office']): this {
    setNoble(this.g, noble, { office })
    return this.sweep()
  }

  /** The offer of the Mercenary Draft. */
  offer(...offer: Mercenary[]): this {
    return this.set({ offer }).sweep()
  }

  /** Markers on the track, from left to right. */
  track(...track: (Baron | null)[]): this {
    const spots = this.open.track.map((_, i) => track[i] ?? null)
    return this.set({ track: spots.map(baron => (baron === null ? null : this.seat(baron))) })
  }

  /** Puts cards into a special area, of the Baron's that are in hand. */
  area(area: SpecialArea, baron: Baron, ...cards: BaronCard[]): this {
    const seat = this.seat(baron)
    const played = cards.map(card => ({ seat, card }))
    this.set({ areas: put(this.open.areas, area, [...this.open.areas[area], ...played]) })
    return this.deal()
  }

  /** Turns this card up, to be resolved: nothing else lies in the stacks, and nothing follows. */
  card(baron: Baron, card: BaronCard): this {
    return this.stacked([{ seat: this.seat(baron), card }]).run({ do: 'turnUp', stack: 0 })
  }

  neutral(card: NeutralCard): this {
    return this.stacked([{ seat: null, card }]).run({ do: 'turnUp', stack: 0 })
  }

  /** The first stack holds these cards, the top one first; neutral ones not named lie aside. */
  stacked(cards: readonly { seat: Seat | null; card: BaronCard | NeutralCard }[]): this {
    baronCardsShown(this.g, cards)
    return this
  }

  /** Hands are what is nowhere else. */
  private deal(): this {
    baronCardsShown(this.g, [])
    return this
  }

  /** Mercenaries and Agendas that lie nowhere are in their decks. */
  private sweep(): this {
    const { open, hidden } = this.g
    const serving = Object.values(open.armies).flatMap(({ cards }) => cards.filter(isMercenary))
    const used = [...serving, ...open.offer]
    hidden.mercenaries = mercenaries.filter(card => !used.includes(card))
    open.mercenaries = hidden.mercenaries.length
    const known = knownAgendas(open)
    hidden.agendas = agendas.filter(card => !known.includes(card))
    open.agendaDeck = hidden.agendas.length
    return this
  }

  /** Goes on with the first move that decides nothing: declines, passes, refuses, or else the first. */
  goOn(): this {
    const [baron] = this.asked()
    const list = this.legalMoves(baron)
    const quiet = ['decline', 'done', 'commit', 'comply', 'refuse', 'let-go', 'spare']
    return this.move(baron, list.find(({ do: name }) => quiet.includes(name)) ?? list[0])
  }

  /** Goes on until this is asked, or nothing more. */
  until(question: string | null): this {
    for (let left = 500; this.question() !== question; left--) {
      if (left === 0 || this.question() === null) throw new Error(`'${question}' is not asked.`)
      this.goOn()
    }
    return this
  }

  armyOf(army: ArmyId) {
    return this.open.armies[army]!
  }
  nobleOf(noble: NobleId): Noble {
    return this.open.nobles[noble]!
  }
}

const fits = (card: FateCard, wish: FateWish): boolean => {
  if (wish === card) return true
  const facts = fateTable[card]
  if (wish === 'revolt') return facts.revolt
  if (wish === 'quiet') return !facts.revolt
  if (typeof wish === 'string') return facts.battle === wish
  return Object.entries(wish).every(
    ([field, value]) => JSON.stringify(facts[field as keyof FateFacts]) === JSON.stringify(value),
  )
}

const plain: Options = {
  mightIsRight: false,
  length: 'standard',
  openMotions: false,
  exchangingHeirs: false,
  elimination: false,
  abandonedNobles: false,
  miracles: false,
}

/** A table of 2 to 6 Barons in round 1; see Scene. */
export function scene(players: number, options: Partial<Options> = {}): Scene {
  const begin = { roles: barons.slice(0, players), options: { ...plain, ...options }, seed: seedFrom('scene') }
  const t = new Scene(start(warriorKnights, begin).state)
  const { open, hidden } = t.g
  open.round = 1
  open.phase = 'actions'
  for (const city of cities) setCity(t.g, city, { razed: false })
  for (const army of Object.keys(open.armies) as ArmyId[]) setArmy(t.g, army, { cards: [], tokens: 0 })
  Object.assign(open, { chairman: null, lastChairman: 0, church: null, offer: [], agendas: [] })
  hidden.fateDeck = fateCards
  hidden.events = eventCards
  open.eventTop = eventTable[eventCards[0]].colour
  return t.offer().stacked([])
}
