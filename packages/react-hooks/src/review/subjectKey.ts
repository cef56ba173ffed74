/** JSON that names what is under review; a bigint as its digits with an `n`. */
export function subjectKey(subject: unknown): string {
  return JSON.stringify(subject, (_, value: unknown) =>
    typeof value === 'bigint' ? `${value}n` : value,
  )
}
