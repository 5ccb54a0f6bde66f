import type { Attachment } from "svelte/attachments";

/**
 * For what is moved by `transform` at every step of a pointer. Chromium sorts all layers of a page anew when one of them is moved by
 * style, unless it is being animated: this animation stands still and adds nothing.
 */
export const movable: Attachment = (element) => {
  const animation = element.animate({ transform: ["none", "none"] }, { duration: 1000, composite: "add" });
  animation.pause();
  return () => animation.cancel();
};

/** Where something is moved instead of being hidden, since hiding it would draw anew. */
export const AWAY = "translate(-9999px)";
