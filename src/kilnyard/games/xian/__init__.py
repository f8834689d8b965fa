"""Xi'an: six rounds of work on the Terracotta Army and the First Emperor's mausoleum."""
