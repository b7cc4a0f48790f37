/** Passwords that are in lists of leaked ones: the most frequent fifty thousand, as a package ships them. */

let list: Promise<ReadonlySet<string>> | undefined;

/** Is this one of them, however its letters are written? The list is read when it is first asked for. */
export async function isLeakedPassword(password: string): Promise<boolean> {
  list ??= readList();
  return (await list).has(password.toLowerCase());
}

async function readList(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import("@zxcvbn-ts/language-common");
  return new Set(dictionary["passwords-common"]);
}
