/** Castles, ships and other things of the map, drawn with relative steps from their foot. */

import type { Drawing } from '../../../../ui/map/Atlas.tsx'

/** How far the middle of a castle lies above its origin. */
export const rise = { castle: 2.5, stronghold: 8 }

export const structures: Record<'castle' | 'stronghold', Drawing> = {
  castle: [
    {
      ink: 'body',
      d: 'M-5 2V-9.2h2v1.8h2v-1.8h2v1.8h2v-1.8h2V2zM-13 11V-5h1.6v1.7h1.1V-5h1.6v1.7h1.1V-5h1.6V1h1.6v1.6h1V1h1.6v1.6h1V1h1.6v1.6h1V1h1.6v1.6h1V1h1.6V-5h1.6v1.7h1.1V-5h1.6v1.7h1.1V-5H13V11z',
    },
    { ink: 'dark', d: 'M-2.6 11V7.4a2.6 2.6 0 0 1 5.2 0V11z' },
    {
      ink: 'line',
      d: 'M-6 1V11M6 1V11M-9.5.5v2.8M9 .5v2.8M-.6-5.6v2.4M11.5 3v7M11.5-2v2M10.4 6.5v4M3.6-5.6V0M4.6 6v4.4',
    },
    { ink: 'flag', d: 'M0-9.2V-16.4l5.6 2-5.6 2z' },
  ],
  stronghold: [
    {
      ink: 'body',
      d: 'M-4.2-8V-13.4h8.4V-8zM-9 13V-7h2v2h1.2v-2h2v2h1.2v-2h2v2h1.2v-2h2v2h1.2v-2h2v2H7v-2h2V13zM-17.4 13V-3h8.4V13zM9 13V-3h8.4V13z',
    },
    {
      ink: 'dark',
      d: 'M-18.8-3L-13.2-13-7.6-3zM7.6-3L13.2-13 18.8-3zM-5.4-13.4L0-22.4 5.4-13.4zM-3.2 13V7.6a3.2 3.2 0 0 1 6.4 0V13z',
    },
    {
      ink: 'line',
      d: 'M-13.2 1.4v3.2M13 1.4v3.2M-4.4-1v3M4-1v3M0-2.4V.6M16 2v10M14.8 7v5.4M7.6 0v12M6.4 5v7.4M0-11.6v1.8M-10.4 4v8.4M-18.6 13h37.2',
    },
    { ink: 'flag', d: 'M0-22.4V-29.4l6 2.1-6 2.1zM-13.2-13v-5l4.2 1.5-4.2 1.5zM13.2-13v-5l4.2 1.5-4.2 1.5z' },
  ],
}

export const icons: Record<'barrel' | 'crown' | 'anchor', Drawing> = {
  barrel: [
    { ink: 'wood', d: 'M-4.4-6.6h8.8c2.2 4.2 2.2 9 0 13.2h-8.8c-2.2-4.2-2.2-9 0-13.2z' },
    { ink: 'line', d: 'M-5.5-3.4h11M-5.5 3.4h11M-1.9-6.6c-.7 4.4-.7 8.8 0 13.2M1.9-6.6c.7 4.4.7 8.8 0 13.2' },
  ],
  crown: [
    {
      ink: 'gold',
      d: 'M-6.6 6L-7.8-3.6l4 3.4L0-6.4 3.8-.2l4-3.4L6.6 6zM-7.8-3.6m-1.3 0a1.3 1.3 0 1 0 2.6 0a1.3 1.3 0 1 0-2.6 0M0-6.6m-1.4 0a1.4 1.4 0 1 0 2.8 0a1.4 1.4 0 1 0-2.8 0M7.8-3.6m-1.3 0a1.3 1.3 0 1 0 2.6 0a1.3 1.3 0 1 0-2.6 0',
    },
    { ink: 'line', d: 'M-6.7 3.2h13.4' },
  ],
  anchor: [
    {
      ink: 'line',
      d: 'M0-3.8V6M-3.2-1.8h6.4M-5.6 1.6c.4 3 2.6 4.4 5.6 4.6 3-.2 5.2-1.6 5.6-4.6M-6.8 3.2l1.2-1.8 1.7 1.4M6.8 3.2L5.6 1.4 3.9 2.8M0-7.2a1.7 1.7 0 1 0 .01 0',
    },
  ],
}

/** A plank bridge over a river that runs along x. */
export const bridgeGlyph: Drawing = [
  { ink: 'body', d: 'M-4.4-7.4c1.8 4.6 1.8 10.2 0 14.8h8.8c-1.8-4.6-1.8-10.2 0-14.8z' },
  { ink: 'line', d: 'M-3.2-4h6.4M-3.1-1.3h6.2M-3.1 1.3h6.2M-3.2 4h6.4' },
]

export const cog: Drawing = [
  {
    ink: 'body',
    d: 'M-27-4c2 14 8 18 26 18s24-5 29-19c-4 2-7 2-10 2l-1 5h-33l-1-5c-4 0-7 0-10-1zM-17-38c11-4 23-4 34-1 5 10 4 20-2 30-10-3-20-3-31 1-5-10-6-20-1-30z',
  },
  {
    ink: 'line',
    d: 'M0 2V-50M-19-38.5c13-5 25-5 38-.5M-6-41c-4 10-4 20 0 31M6-41c5 10 5 20 1 31M-24 2c8 2 42 2 50 0M-22 6c10 2.6 36 2.6 44 0M17-4l9-6M-18-4l-8-6M-27-4L0-44 26-6M-36 16c4-3 8-3 12 0s8 3 12 0 8-3 12 0 8 3 12 0 8-3 12 0 8 3 12 0',
  },
  { ink: 'flag', d: 'M0-50c5-3 9 1 15-2-3 3-2 5 0 7-6 2-10-2-15 0z' },
]

export const serpent: Drawing = [
  {
    ink: 'body',
    d: 'M-52 8c1-15 24-16 26 0h-7c-2-7-10-7-12 0zM-20 8c1-21 31-22 34 0h-8c-3-11-15-11-18 0zM20 8c1-12 2-19 8-25 4-5 11-9 18-8 3 0 8 3 12 6-4 2-8 2-12 1 3 2 7 3 10 3-5 3-11 3-16 1-8 4-11 12-11 22zM-62 8c-5-4-5-11-12-13 5-3 11-1 14 4 1 3 3 5 4 9z',
  },
  {
    ink: 'line',
    d: 'M43-22c1-1 2-1 3 0M28-17c-3-3-3-6-2-9 2 3 4 5 7 5M-46-1l-2-4M-39-5v-4M-33-2l3-3M-12-6l-3-4M-2-9v-5M8-6l3-4M24-2l4 2M25-8l4 2M-70 12c4-3 8-3 12 0s8 3 12 0 8-3 12 0 8 3 12 0 8-3 12 0 8 3 12 0 8-3 12 0 8 3 12 0 8-3 12 0',
  },
]
