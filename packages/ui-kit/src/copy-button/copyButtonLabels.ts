/** Texts of `CopyButton`. */
export interface CopyButtonLabels {
  label: string
  copied: string
  failed: string
}

export const defaultCopyButtonLabels: CopyButtonLabels = {
  label: 'Copy',
  copied: 'Copied',
  failed: 'Copying failed',
}
