/** Our own picture of the popup wallet. */
export const waypointIcon =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'%3E%3Crect width='32' height='32' rx='9' fill='%232f6f5e'/%3E%3Cpath d='M16 6.5a7.2 7.2 0 0 0-7.2 7.2c0 5 7.2 11.8 7.2 11.8s7.2-6.8 7.2-11.8A7.2 7.2 0 0 0 16 6.5Z' fill='none' stroke='%23fff' stroke-width='2.2' stroke-linejoin='round'/%3E%3Ccircle cx='16' cy='13.7' r='2.5' fill='%23fff'/%3E%3C/svg%3E"
