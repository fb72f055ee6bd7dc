/** A deployment card on its hex: its back for all, its face for its owner. */
import { memo } from 'react'
import { Drawn } from '../../../hex/ui/ground/Ground.tsx'
import { tent } from '../../../hex/ui/ground/looks.ts'
import { Figure } from '../../../hex/ui/pieces/Pieces.tsx'
import type { DeployCard as DeployCardFace } from '../types.ts'
import { figures } from './figures.ts'
import { charges } from './heraldry.ts'
import type { CardScene } from './scene.ts'

const cardShape = 'M-27-40H27A4 4 0 0 1 31-36V36A4 4 0 0 1 27 40H-27A4 4 0 0 1-31 36V-36A4 4 0 0 1-27-40Z'

/** A man of straw. */
const decoy =
  'M0-22A6 6 0 1 1 0-10A6 6 0 1 1 0-22M0-10V22M-18-3H18M-18-3L-22 3M-18-3L-23-6M18-3L22 3M18-3L23-6M0 22L-7 30M0 22L7 30M-8-24L8-24M-5-24L-3-30H3L5-24'

function Face({ face }: { face: DeployCardFace }) {
  if (face === 'decoy') return <path className="piece-ink lore-decoy" d={decoy} />
  if (face !== 'command-tent') {
    const drawing = figures[face]
    return <Figure drawing={drawing} scale={Math.min(1.15, 23 / drawing.half)} at={{ x: 0, y: 24 }} />
  }
  return (
    <g transform="scale(.5) translate(0 10)">
      <Drawn look={{ ...tent, lines: '' }} />
    </g>
  )
}

export const DeployCard = memo(function DeployCard({ faction, face }: Pick<CardScene, 'faction' | 'face'>) {
  return (
    <g className={`lore-card lore-${faction} ${face ? 'face' : 'back'}`} transform="rotate(-4)">
      <path className="lore-card-shade" d={cardShape} transform="translate(2 4)" />
      <path className="lore-card-sheet" d={cardShape} />
      <path className="lore-card-border" d={cardShape} transform="scale(.86 .89)" />
      {face ? (
        <Face face={face} />
      ) : (
        <path className="lore-charge" d={charges[faction]} fillRule="evenodd" transform="scale(1.5)" />
      )}
      {face && (
        <path
          className="lore-charge-small"
          d={charges[faction]}
          fillRule="evenodd"
          transform="translate(-20 -28) scale(.45)"
        />
      )}
    </g>
  )
})
