/** Our own picture of Ronin's wallet; the announced one is preferred. */
export const roninIcon =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'%3E%3Cdefs%3E%3ClinearGradient id='a' x2='0' y2='1'%3E%3Cstop stop-color='%231273ea'/%3E%3Cstop offset='1' stop-color='%230a4ec2'/%3E%3C/linearGradient%3E%3C/defs%3E%3Crect width='32' height='32' fill='url(%23a)'/%3E%3Cpath d='M10 25V8h8a5 5 0 0 1 0 10h-3l7 7' fill='none' stroke='%23fff' stroke-width='3' stroke-linejoin='round'/%3E%3C/svg%3E"
