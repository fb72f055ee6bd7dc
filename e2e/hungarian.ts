/** Pages that speak Hungarian: whether anything on them is left in English. */
import type { Page } from 'playwright-core'

/** Words of English that no Hungarian text has; names of people and of books stay as they are. */
const english = /\b(the|and|your|you|with|from|order|orders|march|choose|place|move|round|table|settings|undo|skip)\b/i
const books = /A Dance with Dragons|A Feast for Crows|Mother of Dragons/g

/** Every word on the page: what is shown, and what is said to those who cannot see. */
const words = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) found.push(walker.currentNode.textContent ?? '')
    for (const element of document.body.querySelectorAll('[aria-label], [title], [placeholder], [aria-valuetext]')) {
      const said = ['aria-label', 'title', 'placeholder', 'aria-valuetext'].map(
        name => element.getAttribute(name) ?? '',
      )
      found.push(...said)
    }
    return found.filter(text => text.trim() !== '')
  })

/** What is left in English on a page that speaks Hungarian. */
export const leftInEnglish = async (page: Page) =>
  (await words(page)).filter(text => english.test(text.replaceAll(books, '')))
