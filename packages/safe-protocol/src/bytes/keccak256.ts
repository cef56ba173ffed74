const rate = 136

/** Derives the constants of FIPS 202 from its formulas: shorter than tables. */
function createTables() {
  // The word that each lane moves to, and the bits that it turns by.
  const places = new Uint32Array(24)
  const turns = new Uint32Array(24)
  // Low and high word that the last step of each round adds.
  const constants = new Uint32Array(48)
  for (let round = 0, x = 1, y = 0, feedback = 1; round < 24; round++) {
    ;[x, y] = [y, (2 * x + 3 * y) % 5]
    places[round] = 10 * y + 2 * x
    turns[round] = (((round + 1) * (round + 2)) / 2) % 64
    for (let bit = 0; bit < 7; bit++) {
      const place = 2 ** bit - 1
      if (feedback & 1) flip(constants, round * 64 + place, 1)
      feedback = (feedback << 1) ^ ((feedback >> 7) * 0x171)
    }
  }
  return { places, turns, constants }
}

// Marked as pure, so that a bundle without hashes leaves it out.
const tables = /* @__PURE__ */ createTables()

/**
 * Keccak-256, the hash of Ethereum; not SHA3-256. As fast as `@noble/hashes`,
 * and a third of its weight, since it hashes whole inputs only.
 */
export function keccak256(input: Uint8Array): Uint8Array {
  // 25 lanes of 64 bits, each as low and high word: `BigInt` would be slower.
  const state = new Uint32Array(50)
  let position = 0
  for (const byte of input) {
    flip(state, position++ * 8, byte)
    if (position < rate) continue
    permute(state)
    position = 0
  }
  flip(state, position * 8, 1)
  flip(state, rate * 8 - 1, 1)
  permute(state)
  return Uint8Array.from(
    { length: 32 },
    (_, index) => at(state, index >> 2) >> (index * 8),
  )
}

/** Adds bits to words, the lowest first on every machine. */
function flip(words: Uint32Array, place: number, bits: number) {
  words[place >> 5] = at(words, place >> 5) ^ (bits << place)
}

function permute(state: Uint32Array) {
  const { places, turns, constants } = tables
  const row = new Uint32Array(10)
  for (let round = 0; round < 24; round++) {
    for (let x = 0; x < 10; x++)
      row[x] =
        at(state, x) ^
        at(state, x + 10) ^
        at(state, x + 20) ^
        at(state, x + 30) ^
        at(state, x + 40)
    for (let x = 0; x < 10; x += 2) {
      const left = (x + 8) % 10
      const right = (x + 2) % 10
      const low = at(row, right)
      const high = at(row, right + 1)
      const addedLow = at(row, left) ^ turn(low, high, 1)
      const addedHigh = at(row, left + 1) ^ turn(high, low, 1)
      for (let lane = x; lane < 50; lane += 10) {
        state[lane] = at(state, lane) ^ addedLow
        state[lane + 1] = at(state, lane + 1) ^ addedHigh
      }
    }
    let low = at(state, 2)
    let high = at(state, 3)
    for (let step = 0; step < 24; step++) {
      const to = at(places, step)
      const bits = at(turns, step)
      const first = bits < 32 ? low : high
      const second = bits < 32 ? high : low
      low = at(state, to)
      high = at(state, to + 1)
      state[to] = turn(first, second, bits)
      state[to + 1] = turn(second, first, bits)
    }
    for (let y = 0; y < 50; y += 10) {
      for (let x = 0; x < 10; x++) row[x] = at(state, y + x)
      for (let x = 0; x < 10; x++)
        state[y + x] =
          at(row, x) ^ (~at(row, (x + 2) % 10) & at(row, (x + 4) % 10))
    }
    state[0] = at(state, 0) ^ at(constants, round * 2)
    state[1] = at(state, 1) ^ at(constants, round * 2 + 1)
  }
}

function at(words: Uint32Array, index: number): number {
  return words[index] as number
}

/** One word of a lane turned left; shifts count modulo 32. */
function turn(word: number, other: number, bits: number): number {
  return (word << bits) | (other >>> -bits)
}
