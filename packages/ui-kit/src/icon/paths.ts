// Outlines on a 16 × 16 grid, drawn with a 1.5 stroke and no fill. One export
// each, so that a component takes along only those it draws.
export const alert = 'M5.5 2h5L14 5.5v5L10.5 14h-5L2 10.5v-5zM8 5v3.5M8 11v.2'
export const back = 'M10 3 5 8l5 5'
export const batch = 'm2 5 6-3 6 3-6 3zm0 3 6 3 6-3M2 11l6 3 6-3'
export const bell = 'M3 11.5h10l-1.2-2V6.8a3.8 3.8 0 0 0-7.6 0v2.7zm3.5 2h3'
export const book =
  'M3 2.5h8.5l1.5 1V14H4.5a1.5 1.5 0 0 1-1.5-1.5zm0 9.5 1.5-1.5H13M6 5.5h4'
export const check = 'm3 8.5 3 3L13 5'
export const chevronDown = 'm4 6 4 4 4-4'
export const chevronRight = 'm6 4 4 4-4 4'
export const clock = 'M8 2a6 6 0 1 0 0 12A6 6 0 0 0 8 2m0 3v3l2 1.5'
export const code = 'M5.5 4.5 2 8l3.5 3.5m5-7L14 8l-3.5 3.5'
export const copy = 'M5.5 5.5h8v8h-8zM10.5 5.5v-3h-8v8h3'
export const cross = 'm4 4 8 8m0-8-8 8'
export const external = 'M9.5 2.5h4v4M13.2 2.8 7.5 8.5M11.5 9.5v4h-9v-9h4'
export const home = 'M2.5 7 8 2.5 13.5 7v6.5h-11zM6.5 13.5V9.5h3v4'
export const incoming = 'M12.5 3.5 4 12m6.5 0H4V5.5'
export const info = 'M8 2a6 6 0 1 0 0 12A6 6 0 0 0 8 2M8 7.4v3.8M8 4.8V5'
export const lock = 'M3 7h10v7H3zm2 0V5a3 3 0 0 1 6 0v2m-3 3v1'
export const message = 'M2 3h12v8H7.5l-3 2.5V11H2zm3 3h6M5 8h4'
export const monitor = 'M2 3h12v8H2zm3.5 11h5M8 11v3'
export const minus = 'M3 8h10'
export const moon = 'M13.5 9.5A5.5 5.5 0 0 1 6.5 2.5a5.5 5.5 0 1 0 7 7'
export const more = 'M3.5 8h.1M8 8h.1m4.4 0h.1'
export const outgoing = 'M3.5 12.5 12 4M5.5 4H12v6.5'
export const pin = 'M6 2.5h4v4L12 9H4l2-2.5zM8 9v5'
export const plus = 'M8 3v10M3 8h10'
export const power = 'M8 2v5.5M4.5 4.5a5 5 0 1 0 7 0'
export const qr =
  'M2.5 2.5h4v4h-4zM9.5 2.5h4v4h-4zM2.5 9.5h4v4h-4zM9.5 9.5h1.5v1.5M13.5 9.5v.2M9.5 13.5v.2M13.5 12v1.5H12'
export const refresh = 'M13.5 8A5.5 5.5 0 1 1 11.5 4M13.5 2v3H11'
export const rows = 'M2.5 4.5h11M2.5 11.5h11'
export const rowsDense = 'M2.5 3.5h11M2.5 6.5h11M2.5 9.5h11M2.5 12.5h11'
export const search = 'M7 2.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9m3.5 8 3 3'
export const settings = 'M2 4.5h6m4 0h2m-4-2v4m-8 5h2m4 0h6m-8-2v4'
export const shield =
  'm8 2 5 2v3.5c0 3-2 5.5-5 6.5-3-1-5-3.5-5-6.5V4zM5.5 8l2 2 3-3.5'
export const sparkle = 'M8 2v12M2 8h12M4 4l8 8m0-8-8 8'
export const sun =
  'M8 5a3 3 0 1 0 0 6 3 3 0 0 0 0-6m0-3.5v1m0 11v1M1.5 8h1m11 0h1m-11-4.5.5.5m8 8 .5.5m-9 0 .5-.5m8-8 .5-.5'
export const swap =
  'M4.5 2.5 2 5l2.5 2.5M2 5h11m-1.5 3.5L14 11l-2.5 2.5M14 11H3'
export const user =
  'M8 2.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5M3 14a5 5 0 0 1 10 0'
export const vault =
  'M2 2.5h12v10H2zm2 10V14m8-1.5V14M8 5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5m0 2v.5'
export const wallet = 'M12.5 5.5V3h-9A1.5 1.5 0 0 0 2 4.5v8h12v-7H3m8 4h.1'
export const warning = 'm8 2 6.5 11.5h-13zm0 4.5v3m0 2v.2'
