/** What an owner's signed request asks to be kept. */
export interface NewAddress {
  /** The e-mail address. */
  address: string
  /** Client network of the request; guesses from it are counted apart. */
  network: string
}
