/** Whether a problem is more than a check that could not be made. */
export const isContradiction = ({ kind }: { readonly kind: string }): boolean =>
  kind !== 'rpc' && kind !== 'code'
