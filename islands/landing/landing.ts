import { listenForHotkey } from "../_client/toast.ts";
listenForHotkey();
