// Outlines on a 16 × 16 grid, drawn with a 1.5 stroke and no fill. One export
// each, so that a component takes along only those it draws.
export const alert = 'M5.5 2h5L14 5.5v5L10.5 14h-5L2 10.5v-5zM8 5v3.5M8 11v.2'
export const back = 'M9.8 3.2 5 8l4.8 4.8'
export const batch = 'm2 5 6-3 6 3-6 3zm0 3 6 3 6-3M2 11l6 3 6-3'
export const book =
  'M3.2 2.5h8.3a1.3 1.3 0 0 1 1.3 1.3v9.7H4.5a1.3 1.3 0 0 1-1.3-1.3zM3.2 11.8a1.3 1.3 0 0 1 1.3-1.3h8.3M6 5.5h4'
export const check = 'm3 8.5 3 3L13 5'
export const chevronDown = 'm4 6 4 4 4-4'
export const chevronRight = 'm6 4 4 4-4 4'
export const clock = 'M8 2a6 6 0 1 0 0 12A6 6 0 0 0 8 2m0 3v3l2 1.5'
export const code = 'M5.5 4.5 2 8l3.5 3.5m5-7L14 8l-3.5 3.5'
export const copy = 'M5.5 5.5h8v8h-8zM10.5 5.5v-3h-8v8h3'
export const cross = 'm4 4 8 8m0-8-8 8'
export const external = 'M9.5 2.5h4v4M13.2 2.8 7.5 8.5M11.5 9.5v4h-9v-9h4'
export const incoming = 'M12.5 3.5 4 12m6.5 0H4V5.5'
export const info = 'M8 2a6 6 0 1 0 0 12A6 6 0 0 0 8 2M8 7.4v3.8M8 4.8V5'
export const lock = 'M3 7h10v7H3zm2 0V5a3 3 0 0 1 6 0v2m-3 3v1'
export const message = 'M2 3h12v8H7.5l-3 2.5V11H2zm3 3h6M5 8h4'
export const monitor = 'M2 3h12v8H2zM5.5 13.8h5M8 11v2.8'
export const minus = 'M3 8h10'
export const moon = 'M13.4 9.6A5.7 5.7 0 0 1 6.4 2.6a5.7 5.7 0 1 0 7 7'
export const more = 'M3.4 8h.2M7.9 8h.2M12.4 8h.2'
export const outgoing = 'M3.5 12.5 12 4M5.5 4H12v6.5'
export const pin = 'M6 2.4h4v4.2l2.2 2.6H3.8L6 6.6zM8 9.2v4.6'
export const plus = 'M8 3v10M3 8h10'
export const power = 'M8 2v5.6M4.6 4.2a5 5 0 1 0 6.8 0'
export const qr =
  'M2.5 2.5h4v4h-4zM9.5 2.5h4v4h-4zM2.5 9.5h4v4h-4zM9.5 9.5h1.5v1.5M13.5 9.5v.2M9.5 13.5v.2M13.5 12v1.5H12'
export const refresh = 'M13.4 8a5.4 5.4 0 1 1-1.7-3.9M13.6 2.2v2.6H11'
export const rows = 'M2.5 4.5h11M2.5 11.5h11'
export const rowsDense = 'M2.5 3.5h11M2.5 6.5h11M2.5 9.5h11M2.5 12.5h11'
export const search =
  'M7 2.6a4.4 4.4 0 1 0 0 8.8 4.4 4.4 0 0 0 0-8.8M10.3 10.3l3.3 3.3'
export const settings = 'M2 4.5h6m4 0h2m-4-2v4m-8 5h2m4 0h6m-8-2v4'
export const shield =
  'M8 1.8 13 3.6v4c0 3-2 5.3-5 6.6-3-1.3-5-3.6-5-6.6v-4zM5.6 7.8l1.8 1.8 3-3.2'
export const sparkle = 'M8 2.2v11.6M2.2 8h11.6M4 4l8 8M12 4l-8 8'
export const sun =
  'M8 5.2a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6M8 1.4v1.2M8 13.4v1.2M1.4 8h1.2M13.4 8h1.2M3.3 3.3l.9.9M11.8 11.8l.9.9M3.3 12.7l.9-.9M11.8 4.2l.9-.9'
export const swap =
  'M4.5 2.5 2 5l2.5 2.5M2 5h11m-1.5 3.5L14 11l-2.5 2.5M14 11H3'
export const user =
  'M8 2.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5M3 14a5 5 0 0 1 10 0'
export const vault =
  'M2 2.5h12v10H2zm2 10V14m8-1.5V14M8 5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5m0 0v1m0 3v1M5.5 7.5h1m3 0h1'
export const wallet =
  'M2 4.4h10.6V3H3.4A1.4 1.4 0 0 0 2 4.4v8.2h12V5.8H3.2M11 9.2h.2'
export const warning = 'm8 2 6.5 11.5h-13zm0 4.5v3m0 2v.2'
