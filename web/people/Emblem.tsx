/** The picture of a person: a charge of our own choice on a shield, or a shield with its initial. */
import './emblem.css'
import * as charges from './charges.ts'

const drawn = {
  anchor: charges.anchor,
  'bear-head': charges.bearHead,
  castle: charges.castle,
  'dragon-head': charges.dragonHead,
  'eagle-head': charges.eagleHead,
  'fox-head': charges.foxHead,
  harp: charges.harp,
  'horse-head': charges.horseHead,
  key: charges.key,
  lion: charges.lion,
  oak: charges.oak,
  owl: charges.owl,
  raven: charges.raven,
  rose: charges.rose,
  'stag-head': charges.stagHead,
  sun: charges.sun,
  swan: charges.swan,
  'wolf-head': charges.wolfHead,
}

export type EmblemId = keyof typeof drawn
export const emblems = Object.keys(drawn) as readonly EmblemId[]

const isDrawn = (picture: string | null): picture is EmblemId => picture !== null && Object.hasOwn(drawn, picture)

/** The colour of the shield for each emblem: five in turn. */
const colourOf = (picture: EmblemId) => `colour-${emblems.indexOf(picture) % 5}`

interface Props {
  picture: string | null
  /** Its initial stands on the shield of whoever has chosen no emblem. */
  name: string
  size: number
}

export function Emblem({ picture, name, size }: Props) {
  return (
    <svg className="person-emblem" viewBox="0 0 48 54" width={size} height={(size * 54) / 48} aria-hidden="true">
      <path
        className={isDrawn(picture) ? colourOf(picture) : 'colour-none'}
        d="M3 3H45V27C45 40 36 47 24 52C12 47 3 40 3 27Z"
      />
      {isDrawn(picture) ? (
        <path className="emblem-charge" transform="translate(7 6.5) scale(.0664)" d={drawn[picture]} />
      ) : (
        <text x="24" y="35" textAnchor="middle">
          {[...name][0]?.toUpperCase()}
        </text>
      )}
    </svg>
  )
}
