/** A device and its connection, as Chromium's developer tools emulate them. */
export interface Profile {
  viewport: { width: number; height: number }
  cpu?: number
  network?: {
    offline: boolean
    latency: number
    downloadThroughput: number
    uploadThroughput: number
  }
  settleMs: number
  /** Measures a visit after the first, when the wallet is stored in the browser. */
  isRepeat?: boolean
}

const phone: Profile = {
  viewport: { width: 390, height: 844 },
  cpu: 4,
  network: {
    offline: false,
    latency: 562.5,
    downloadThroughput: (1.44 * 1e6) / 8,
    uploadThroughput: (0.675 * 1e6) / 8,
  },
  settleMs: 3000,
}

export const profiles: Record<string, Profile> = {
  none: { viewport: { width: 1440, height: 900 }, settleMs: 1000 },
  phone,
  repeat: { ...phone, isRepeat: true },
}

/** Milliseconds; layout shift has no unit. */
export const budgets: Record<
  string,
  Partial<
    Record<
      'shown' | 'firstPaint' | 'blocking' | 'shift' | 'requests' | 'kilobytes',
      number
    >
  >
> = {
  none: { shown: 230, blocking: 100, shift: 0.01, requests: 20 },
  phone: {
    shown: 2600,
    firstPaint: 1000,
    blocking: 200,
    shift: 0.01,
    requests: 20,
  },
  repeat: { shown: 1000, blocking: 200, shift: 0.01 },
}
