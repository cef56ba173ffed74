import { toHex } from '@strongroom/internal/hex'

/**
 * A UUID of version 4. `randomUUID` exists in secure contexts only, so it is
 * not used.
 */
export function createState(): string {
  const random = toHex(crypto.getRandomValues(new Uint8Array(16)))
  return random.replace(
    /^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/,
    '$1-$2-4$3-8$4-$5',
  )
}
