/** Gives the focus to the input of the field that holds a button about to go. */
export function focusField(button: HTMLElement): void {
  button.closest('.sr-field')?.querySelector('input')?.focus()
}
