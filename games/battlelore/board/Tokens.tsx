/** What lies on the field beside units: tokens, banners, portals. */
interface Spot {
  x: number
  y: number
}

const at = ({ x, y }: Spot) => `translate(${x} ${y})`

/** A drop in a round token. */
export const PoisonToken = (spot: Spot) => (
  <g className="lore-token poison" transform={at(spot)}>
    <circle r="11" />
    <path d="M0-7C4-2 5 0 5 2.4A5 5 0 1 1-5 2.4C-5 0-4-2 0-7Z" />
    <path className="lore-token-eye" d="M-2.2 2.4A2.4 2.4 0 0 0 0 4.8" />
  </g>
)

/** A whirl in a starred token. */
export const StunToken = (spot: Spot) => (
  <g className="lore-token stun" transform={at(spot)}>
    <path d="M0-13L3.2-7.6L9.2-9.2L7.6-3.2L13 0L7.6 3.2L9.2 9.2L3.2 7.6L0 13L-3.2 7.6L-9.2 9.2L-7.6 3.2L-13 0L-7.6-3.2L-9.2-9.2L-3.2-7.6Z" />
    <path className="lore-token-eye" d="M0 0C2-2 4 0 2.6 2.2C0 5-4.6 2.4-4 -1.4C-3.2-5.4 3-6 5-2" />
  </g>
)

/** A banner marker (BL-19.1), planted at the right of the hex so that units do not hide it. */
export const Banner = (spot: Spot) => (
  <g className="lore-banner" transform={at(spot)}>
    <path className="lore-banner-pole" d="M30-2V-50" />
    <path className="lore-banner-cloth" d="M30-49C22-53 16-45 4-49L9-39L4-29C16-25 22-33 30-29Z" />
    <path
      className="lore-banner-star"
      d="M19-46L20.5-41.5H25L21.4-38.8L22.8-34.4L19-37.2L15.2-34.4L16.6-38.8L13-41.5H17.5Z"
    />
    <circle className="lore-banner-knob" cx="30" cy="-51.5" r="2.6" />
  </g>
)

/** A portal marker (BL-17.6.5): a burning ring that a unit does not hide. */
export const PortalMark = (spot: Spot) => (
  <g className="lore-portal" transform={at(spot)}>
    <circle className="lore-portal-hole" r="37" />
    <path
      className="lore-portal-whirl"
      d="M0-34C16-34 30-20 28-3C26 12 12 21-1 19C-12 17-19 8-17-2C-15-10-7-14 0-12C5-10 8-5 6 0M34 0C34 16 20 30 3 28M-34 0C-34-14-26-26-14-31M-8 33C-20 30-30 20-33 8"
    />
    <path d="M0-50L5-41A42 42 0 0 1 18-38L25-43L27-33A42 42 0 0 1 36-22L44-25L40-13A42 42 0 0 1 42 2L50 6L40 12A42 42 0 0 1 35 23L38 33L28 31A42 42 0 0 1 17 38L15 48L7 41A42 42 0 0 1-5 42L-11 49L-15 39A42 42 0 0 1-27 33L-36 36L-35 25A42 42 0 0 1-41 12L-50 9L-42-1A42 42 0 0 1-40-15L-46-23L-36-23A42 42 0 0 1-28-32L-29-43L-19-38A42 42 0 0 1-6-42Z" />
  </g>
)
