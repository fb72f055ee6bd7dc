/** What of the map can be dragged: a Noble who may go. */
import type { Carried } from '../../../ui/board/useCarry.ts'
import type { NobleId } from '../data/barons.ts'

export function carriedNoble(target: Element): Carried<NobleId> | null {
  const element = target.closest('[data-carry="noble"]')
  return element === null ? null : { load: element.getAttribute('data-piece') as NobleId, element }
}

/** The army by itself, as large as it is drawn, but never smaller than a finger's tip. */
export function pictureOf(element: Element): Element {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  svg.setAttribute('viewBox', '-19 -19 38 38')
  const size = String(Math.max(38, element.getBoundingClientRect().width))
  svg.setAttribute('width', size)
  svg.setAttribute('height', size)
  svg.append((element.querySelector('.knights-army') ?? element).cloneNode(true))
  return svg
}
