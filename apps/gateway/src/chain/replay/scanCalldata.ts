import type { Hex } from 'viem'

/** Positions of a selector in calldata: at the front, or inside of a batch. */
function* offsets(input: Hex, selector: string): Generator<number> {
  let at = input.indexOf(selector, 2)
  while (at !== -1) {
    if (at % 2 === 0) yield (at - 2) / 2
    at = input.indexOf(selector, at + 1)
  }
}

/**
 * Everything in calldata that decodes as a call of a function, wherever it
 * stands. `decode` gets the offset of the parameters, in bytes.
 */
export function scanCalldata<fields>(
  input: Hex,
  selector: string,
  decode: (offset: number) => fields,
): fields[] {
  const found: fields[] = []
  for (const offset of offsets(input, selector)) {
    try {
      found.push(decode(offset + 4))
    } catch (error) {
      if (!(error instanceof RangeError)) throw error
    }
  }
  return found
}
