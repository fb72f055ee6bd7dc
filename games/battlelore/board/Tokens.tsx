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

/** A portal marker (BL-17.6.5): a ring that a unit does not hide. */
export const PortalMark = (spot: Spot) => (
  <g className="lore-portal" transform={at(spot)}>
    <circle r="43" />
    <circle className="lore-portal-inner" r="36" />
    <path
      className="lore-portal-whirl"
      d="M0-43C16-30 30-30 37-21C33-2 40 12 37 21C18 26 14 40 0 43C-16 30-30 30-37 21C-33 2-40-12-37-21C-18-26-14-40 0-43Z"
    />
  </g>
)
