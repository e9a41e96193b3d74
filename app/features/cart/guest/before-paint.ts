/** The key that is kept while a visitor wants to see prices without VAT as well. */
export const TRADE_KEY = "trade_prices";

/** The key that is kept once the tip about installing has been closed. */
export const TIP_KEY = "install_tip";

/**
 * Runs before the first product of a page is painted, so that nothing moves afterwards: prices without VAT where the
 * visitor chose them, and the tip about installing where the browser can install and no one has closed it. Safari on a phone
 * installs without ever offering it; a browser that "asks" may offer it later, in the room kept for its button.
 */
export const BEFORE_PAINT = `try{const d=document.documentElement.dataset;if(localStorage.getItem("${TRADE_KEY}"))d.trade="";if(!localStorage.getItem("${TIP_KEY}")&&!matchMedia("(display-mode: standalone)").matches)if("onbeforeinstallprompt"in window)d.installable="asks";else if(navigator.standalone===false)d.installable=""}catch{}`;
