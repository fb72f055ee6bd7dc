import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { languages } from '../../../text/index.ts'
import { texts } from '../texts/index.ts'
import { Legend } from './Legend.tsx'

it.for(languages)('every sign of the table stands in the legend with its words: %s', language => {
  const html = renderToStaticMarkup(<Legend texts={texts[language]} />)
  expect(html.match(/<dt>/g)).toHaveLength(10)
  expect(html).toContain(texts[language].words.legend.hand)
  expect(html).not.toContain('undefined')
})
