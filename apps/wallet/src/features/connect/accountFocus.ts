let button: HTMLElement | null = null
let isWanted = false

function apply() {
  if (!isWanted || button === null) return
  isWanted = false
  // A page that put the focus somewhere itself knows better.
  if (document.activeElement === document.body) button.focus()
}

/** The account button in the header; the ref callback of the one that shows it. */
export function setAccountButton(element: HTMLElement | null) {
  button = element
  apply()
}

/**
 * Gives the focus to the account button once a wallet is connected: the button
 * that opened the dialog is gone by then, and the focus would start over.
 */
export function focusAccountButton() {
  isWanted = true
  apply()
}
