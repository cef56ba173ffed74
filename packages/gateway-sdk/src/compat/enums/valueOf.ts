/**
 * The values of a constant object. Such an object replaces each `enum` of the
 * old SDK, under one name that is three things:
 *
 * - a constant: an `enum` compiles to a function that runs at import, which
 *   bundlers cannot drop and runtimes that only strip types cannot read;
 * - a type, the union of its values: text from the gateway fits without a cast,
 *   which it never did with an `enum`;
 * - a namespace of types, for members in type position
 * (`TransactionInfoType.TRANSFER`). It has no code at runtime.
 *
 * Comparing, switching, narrowing, `keyof typeof`, `Object.values`, records
 * keyed by members and `Operation[0]` work alike. Nominal typing is gone, and
 * so is adding members by declaring the `enum` again.
 */
export type ValueOf<T> = T[keyof T]
