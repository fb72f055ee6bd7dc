import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { languages } from '../../../text/index.ts'
import { texts } from '../texts/index.ts'
import { Legend } from './Legend.tsx'

it.for(languages)(
  'all that is drawn on the field and lies in the pool stands in the legend with its words: %s',
  language => {
    const { effects, words } = texts[language]
    const html = renderToStaticMarkup(<Legend texts={texts[language]} />)
    const told = Object.values({ ...effects.terrain, ...effects.tokens, ...words.legend })
    for (const each of told) expect(html).toContain(each)
    expect(html.match(/<dt>/g)).toHaveLength(told.length)
    const drawn = [...html.matchAll(/<dt>(.*?)<\/dt>/g)].map(([, sign]) => sign.replace(/<b>.*?<\/b>/, ''))
    expect(new Set(drawn).size).toBe(told.length)
  },
)
