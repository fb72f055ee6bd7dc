/** All leadership cards and commanders, as they lie in a hand and as they are read; dice and tokens. */
import { FallenDice } from '../../../../hex/ui/combat/Dice.tsx'
import { Card, CardFace } from '../../../../ui/Card.tsx'
import { cards } from '../../data/cards.ts'
import { commanders } from '../../data/commanders.ts'
import { signs } from '../../data/dice.ts'
import { texts } from '../../texts/index.ts'
import { cardFace, commanderFace } from '../cards.tsx'
import { dieFace } from '../signs.ts'
import { OrderTokens } from '../Token.tsx'

const row = (width: string) => ({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, ${width})`,
  gap: 10,
  padding: 10,
})

export const CardSheet = ({ language = 'en' }: { language?: 'en' | 'hu' }) => (
  <div style={{ background: 'var(--surface)', color: 'var(--ink)' }}>
    <div style={{ padding: 10 }}>
      <FallenDice faces={signs.map(sign => dieFace(sign, texts[language].names))} className="bw-dice" />
      <OrderTokens tokens={signs} names={texts[language].names} />
      <OrderTokens tokens={signs} names={texts[language].names} size={14} />
    </div>
    <div style={row('5.4rem')}>
      {cards.map(card => (
        <Card key={card} {...cardFace(card, texts[language])} />
      ))}
    </div>
    <div style={row('15rem')}>
      {commanders.map(commander => (
        <CardFace key={commander} {...commanderFace(commander, texts[language])} />
      ))}
      {cards.map(card => (
        <CardFace key={card} {...cardFace(card, texts[language])} />
      ))}
    </div>
  </div>
)
