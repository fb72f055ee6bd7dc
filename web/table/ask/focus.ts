/** Where the focus goes: to the first of these that is there. */
export function focusFirst(...selectors: string[]): void {
  for (const selector of selectors) {
    const found = document.querySelector<HTMLElement>(selector)
    if (!found) continue
    found.focus()
    return
  }
}

/** To what can be chosen now, else to the question itself. */
export const focusChoices = (): void =>
  focusFirst('.choices [data-rove]:not([aria-expanded="true"], .backward)', '.choices [data-rove]', '#question')
