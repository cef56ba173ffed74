export interface RangeSize {
  current(): number
  /** After an answer: ranges double again. */
  grow(): void
  /** After a refusal of so many blocks; false when one block is already too much. */
  shrink(asked: number): boolean
}

export interface CreateRangeSizeOptions {
  initial: number
  maximum: number
}

/** How many blocks to ask for at a time: halved on refusal, doubled on success. */
export function createRangeSize(options: CreateRangeSizeOptions): RangeSize {
  let size = Math.min(options.initial, options.maximum)
  return {
    current: () => size,
    grow: () => {
      size = Math.min(size * 2, options.maximum)
    },
    shrink: (asked) => {
      if (asked <= 1) return false
      size = Math.floor(asked / 2)
      return true
    },
  }
}
