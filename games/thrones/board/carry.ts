/** What can be dragged on the map: units of a march, an order from its place or from the tray. */
import { attributeAt } from '../../../ui/board/pointing.ts'
import type { Carried } from '../../../ui/board/useCarry.ts'
import type { Place } from '../data/areas.ts'
import type { Order } from '../data/orders.ts'
import type { Load, Picked, Selection } from './touch.ts'

interface Sources {
  selection: Selection
  /** The pieces of a place that stand free to go. */
  unitsAt(place: Place): readonly Picked[]
  orderAt(place: Place): Order | null
}

export const placeAt = (target: EventTarget): Place | null => attributeAt(target, 'data-place') as Place | null

/** A piece that was chosen takes the others chosen with it; any other goes alone. */
function loadOf(target: Element, carried: Element, { selection, unitsAt, orderAt }: Sources): Load | null {
  const order = carried.getAttribute('data-tray') as Order | null
  if (order) return { from: null, units: [], order }
  const from = placeAt(target)
  if (from === null) return null
  if (carried.getAttribute('data-carry') === 'order') return { from, units: [], order: orderAt(from) }
  const index = Number(carried.getAttribute('data-piece')!.split('/')[1])
  const isChosen = selection.units.some(unit => unit.index === index)
  return { from, units: isChosen ? selection.units : unitsAt(from).filter(unit => unit.index === index), order: null }
}

/** What a press on this part of the map takes up. */
export function carriedAt(target: Element, sources: Sources): Carried<Load> | null {
  const element = target.closest('[data-carry]')
  const load = element && loadOf(target, element, sources)
  return load ? { load, element } : null
}

/** The piece or token by itself, as large as it is drawn, but never smaller than a finger's tip. */
export function pictureOf(element: Element): Element {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  svg.setAttribute('viewBox', '-17 -17 34 34')
  const size = String(Math.max(34, element.getBoundingClientRect().width))
  svg.setAttribute('width', size)
  svg.setAttribute('height', size)
  svg.append((element.querySelector('.thrones-unit, .thrones-token') ?? element).cloneNode(true))
  return svg
}
