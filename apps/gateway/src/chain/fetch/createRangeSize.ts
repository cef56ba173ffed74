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

/** Answers after which a size that was refused is tried again. */
const patience = 16

/** Number of blocks per request: halved on refusal, doubled on success. */
export function createRangeSize(options: CreateRangeSizeOptions): RangeSize {
  let size = Math.min(options.initial, options.maximum)
  let limit = options.maximum
  let answers = 0
  return {
    current: () => size,
    grow: () => {
      answers += 1
      if (answers >= patience) {
        answers = 0
        limit = options.maximum
      }
      size = Math.min(size * 2, limit)
    },
    shrink: (asked) => {
      if (asked <= 1) return false
      size = Math.floor(asked / 2)
      limit = size
      answers = 0
      return true
    },
  }
}
