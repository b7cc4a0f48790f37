/** Joins class names; falsy ones are left out. */
export { clsx as cx } from "clsx";
