/** Texts of `Dialog`. */
export interface DialogLabels {
  close: string
}

export const defaultDialogLabels: DialogLabels = { close: 'Close' }
