/** What touching the board does: choose units, open a menu of moves, make moves one after the other. */
import { useEffect, useMemo, useRef, useState } from 'react'
import { same } from '../../../kernel/index.ts'
import type { BoardProps } from '../../../ui/board.ts'
import type { Place } from '../data/areas.ts'
import type { Order } from '../data/orders.ts'
import type { Thrones, UnitPick } from '../types.ts'
import { type Choice, choicesOf } from './choices.ts'
import { type Handle, handlesOf, livePlaces, type Move, movesOf, offersAt, sourceOf } from './handles.ts'

/** A piece of an army by its number there. */
export interface Picked extends UnitPick {
  index: number
}

/** What the hand holds: units of one place, or an order from the tray. */
interface Grip {
  from: Place | null
  units: readonly Picked[]
  order: Order | null
}
const empty: Grip = { from: null, units: [], order: null }

/** Several moves at one place, to choose from. */
export interface Menu {
  place: Place
  choices: readonly Choice[]
}

/** What is dragged: units, or an order (from a place, or from the tray). */
export interface Load {
  from: Place | null
  units: readonly Picked[]
  order: Order | null
}

export interface Touch {
  handles: readonly Handle[]
  source: Place | null
  live: ReadonlyMap<Place, 'begin' | 'end'>
  grip: Grip
  menu: Menu | null
  /** Makes these moves, one after the other. */
  make(moves: readonly Move[]): void
  place(at: Place): void
  unit(at: Place, unit: Picked): void
  /** A drafted piece, named as `place/unit/routed`: it is taken back. */
  ghost(name: string): void
  take(order: Order | null): void
  drop(load: Load, to: Place): void
  dismiss(): void
}

const isGo = ({ move }: Handle) => move.do === 'go'
const orderOf = ({ move }: Handle): Order | null => (move.do === 'place' ? move.order : null)
const asPick = ({ unit, routed }: UnitPick): UnitPick => ({ unit, routed })
const moves = (unit: Picked) => (offer: Handle) => same(offer.unit, asPick(unit))

/** The value kept as it was while a new one is equal: what others do must not take the hand off what it holds. */
function useSame<T>(value: T): T {
  const kept = useRef(value)
  if (!same(kept.current, value)) kept.current = value
  return kept.current
}

/** Sends moves one by one, each when the one before is confirmed; stops when the next is not legal any more. */
function useQueue({ view, busy, onMove }: BoardProps<Thrones>): (moves: readonly Move[]) => void {
  const [waiting, setWaiting] = useState<readonly Move[]>([])
  const [sentAt, setSentAt] = useState(-1)
  useEffect(() => {
    if (busy || waiting.length === 0 || view.moved === sentAt) return
    const [next, ...rest] = waiting
    const legal = view.options.some(option => same(option, next))
    setWaiting(legal ? rest : [])
    setSentAt(view.moved)
    if (legal) onMove(next)
  }, [busy, waiting, view, sentAt, onMove])
  return moves => {
    if (busy || moves.length === 0) return
    setSentAt(view.moved)
    setWaiting(moves.slice(1))
    onMove(moves[0])
  }
}

/** The moves that lay an order down at a place; from another place it is taken up first. */
function laying(handles: readonly Handle[], { from, order }: Load, at: Place): Move[] {
  if (from === at || order === null) return []
  const laid = handles.find(({ move }) => move.do === 'place' && move.at === at && move.order === order)
  if (from === null) return laid ? [laid.move] : []
  const takenUp = handles.find(({ move }) => move.do === 'remove' && move.at === from)
  return takenUp ? [takenUp.move, { do: 'place', at, order }] : []
}

/** Touching the start of a march chooses all units that may go, or none. */
function allOrNone(grip: Grip, from: Place, units: readonly Picked[], offers: readonly Handle[]): Grip {
  if (grip.units.length > 0) return empty
  return { from, units: units.filter(unit => offers.some(moves(unit))), order: null }
}

/** `unitsAt` names the pieces of a place that stand free to go. */
export function useTouch(props: BoardProps<Thrones>, unitsAt: (place: Place) => readonly Picked[]): Touch {
  const { view, busy } = props
  const handles = useSame(useMemo(() => handlesOf(view), [view]))
  const [grip, setGrip] = useState<Grip>(empty)
  const [menu, setMenu] = useState<Menu | null>(null)
  const queue = useQueue(props)
  const source = sourceOf(handles, grip.from)
  const live = useMemo(() => {
    const offered = grip.order ? handles.filter(handle => orderOf(handle) === grip.order) : handles
    return livePlaces(offered, source)
  }, [handles, source, grip.order])

  // A new position: units that were chosen may be gone; an order in hand stays there while there are more of it.
  useEffect(() => {
    setGrip(held => (held.order && handles.some(handle => orderOf(handle) === held.order) ? held : empty))
    setMenu(null)
  }, [handles])

  const dismiss = () => {
    setMenu(null)
    setGrip(empty)
  }
  const make = (moves: readonly Move[]) => {
    setMenu(null)
    setGrip(held => ({ ...empty, order: held.order }))
    queue(moves)
  }
  const place = (at: Place) => {
    if (busy) return
    const laid = laying(handles, { from: null, units: [], order: grip.order }, at)
    if (laid.length > 0) return make(laid)
    const offers = offersAt(handles, source, at)
    if (offers.length === 0) return dismiss()
    const go = offers.every(isGo)
    if (go && at === source) return setGrip(allOrNone(grip, at, unitsAt(at), offers))
    if (go && grip.units.length > 0) return make(movesOf(offers, grip.units.map(asPick)))
    const choices = choicesOf(offers, source ? unitsAt(source) : [], view)
    if (choices.length === 1 && (offers[0].to ?? at) === at) return make(choices[0].moves)
    setMenu({ place: at, choices })
    if (offers.some(offer => offer.to !== null && offer.at === at)) setGrip({ ...empty, from: at })
  }
  const unit = (at: Place, unit: Picked) => {
    if (busy) return
    const offers = handles.filter(offer => offer.at === at && moves(unit)(offer))
    if (offers.some(isGo)) {
      const others = grip.units.filter(({ index }) => index !== unit.index)
      setMenu(null)
      setGrip({ from: at, units: others.length < grip.units.length ? others : [...others, unit], order: null })
    } else if (offers.length === 1 && offers[0].to === null) make([offers[0].move])
    else if (offers.length > 1) setMenu({ place: at, choices: choicesOf(offers, [], view) })
    else place(at)
  }
  const drop = (load: Load, to: Place) => {
    if (busy) return
    const leading = handles.filter(offer => offer.at === load.from && offer.to === to)
    make(load.order ? laying(handles, load, to) : movesOf(leading, load.units.map(asPick)))
  }
  const ghost = (name: string) => {
    const [at, unit, routed] = name.split('/')
    const pick = { unit: unit as UnitPick['unit'], routed: routed === '1' }
    const back = handles.find(
      offer =>
        offer.at === at && (offer.move.do === 'recall' || offer.move.do === 'unmuster') && same(offer.unit, pick),
    )
    if (back && !busy) make([back.move])
    else place(at as Place)
  }
  const take = (order: Order | null) => {
    setMenu(null)
    setGrip({ ...empty, order })
  }
  return { handles, source, live, grip, menu, make, place, unit, ghost, take, drop, dismiss }
}
