/** Scrolling to what a guide, or advice, speaks of. */

/** So much room, in px, is left below the choice. */
const margin = 8

/** Brings the step into sight, with the choice that it wants where both fit, and that choice in the scene; in a long list, its last line with the choice. */
export function showStep(box: HTMLElement): void {
  box.scrollIntoView({ block: 'start' })
  const choice = document.querySelector('.choice.wanted')
  const pane = box.parentElement
  if (!choice || !pane) return
  const end = choice.getBoundingClientRect().bottom + margin
  const room = pane.clientHeight - (pane.querySelector('.deeds')?.clientHeight ?? 0)
  const fits = (from: Element | null) => from !== null && end - from.getBoundingClientRect().top <= room
  const below = end - pane.getBoundingClientRect().top - room
  if (below > 0 && (fits(box) || fits(box.querySelector('.guide-now')))) pane.scrollBy({ top: below })
  passCutLine(pane)
  document.querySelector('.stage [data-wanted]')?.scrollIntoView({ block: 'nearest' })
}

/** Scrolls on where the upper edge of the pane cuts through the line above the question. */
function passCutLine(pane: HTMLElement): void {
  const line = pane.querySelector('.question-kicker')?.getBoundingClientRect()
  const { top } = pane.getBoundingClientRect()
  if (line && line.top < top && top < line.bottom) pane.scrollBy({ top: line.bottom - top })
}
