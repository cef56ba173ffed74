import type { AddressInputErrorCode } from './readAddressInput.ts'

/** Texts of `AddressInput`. */
export interface AddressInputLabels {
  suggestions: string
  malformed: string
  /** The same where names are looked up. */
  malformedOrName: string
  checksum: string
  wrongChain: (prefix: string, expected: string) => string
  lookAlike: (known: string) => string
  entered: string
  lookingUp: (name: string) => string
  found: (name: string) => string
  notFound: (name: string) => string
  lookupFailed: (name: string) => string
  retry: string
  hiddenCharacters: string
  oddCharacters: (characters: string) => string
  bookDiffers: (name: string) => string
}

export const defaultAddressInputLabels: AddressInputLabels = {
  suggestions: 'Known addresses',
  malformed: 'Enter an address: 0x and 40 hexadecimal digits',
  malformedOrName:
    'Enter an address, 0x and 40 hexadecimal digits, or a name such as alice.eth',
  checksum:
    'The checksum is wrong: at least one character of this address was changed',
  wrongChain: (prefix, expected) =>
    `This address is for “${prefix}”, but this safe is on “${expected}”`,
  lookAlike: (known) =>
    `Looks like ${known}, but is a different address. Compare every digit.`,
  entered: 'You entered',
  lookingUp: (name) => `Looking up ${name}…`,
  found: (name) => `${name} stands for this address now:`,
  notFound: (name) => `${name} stands for no address`,
  lookupFailed: (name) => `${name} could not be looked up`,
  retry: 'Try again',
  hiddenCharacters:
    'This name has invisible characters. Type it, or ask for the address.',
  oddCharacters: (characters) =>
    `This name has characters that can pass for others: ${characters}. Compare the address with its owner.`,
  bookDiffers: (name) =>
    `Your address book has another address for ${name}. Ask its owner which one is right.`,
}

/** Message about a text; undefined while it is unfinished or fine. */
export function addressMessage(
  code: AddressInputErrorCode | null,
  facts: {
    text: string
    /** Whether the field was left. */
    finished: boolean
    prefix: string
    shortName: string
    name: string
    takesNames: boolean
  },
  texts: AddressInputLabels,
): string | undefined {
  switch (code) {
    case null:
    case 'empty':
    case 'looking-up':
      return undefined
    case 'malformed':
      // Half an address is no mistake while it is being typed.
      if (!facts.finished && facts.text.trim().length <= 60) return undefined
      return facts.takesNames ? texts.malformedOrName : texts.malformed
    case 'checksum':
      return texts.checksum
    case 'wrong-chain':
      return texts.wrongChain(facts.prefix, facts.shortName)
    case 'not-found':
      return texts.notFound(facts.name)
    case 'lookup-failed':
      return texts.lookupFailed(facts.name)
    case 'hidden-characters':
      return texts.hiddenCharacters
  }
}
