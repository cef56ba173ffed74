/** Address that an owner's signed request registers. */
export interface NewAddress {
  /** The e-mail address. */
  address: string
  /** Client network of the request; guesses from it are counted apart. */
  network: string
}
